/** The page that a shopper sees in place of one that could not be made. */
import type { FastifyRequest } from 'fastify';
import { colour, radius } from '../../client/ui/theme/tokens';
import { brand } from '../../contract/brand';
import { TERM_MAX } from '../../contract/rules/limits';
import { SEARCH_PLACEHOLDER } from '../../contract/rules/searchWords';
import { callAreas } from './callAreas';
import type { DomainError } from '../lib/domainError';
import { escape } from './escape';
import { basePolicy, policyText, sourceHash } from '../plugins/contentPolicy';

/** The address of a call, also of one that does not exist: it is not answered with a page. */
export const isCall = new RegExp(`^/(${[...callAreas, 'pictures'].join('|')})/`);

/** True for a browser that opens an address, false for a script that calls. */
export const asksForPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

const tryAgain = '<p>Your cart is safe.</p>\n<p><a href="">Try again</a></p>';
const field = `<label>${SEARCH_PLACEHOLDER} <input type="search" name="search" maxlength="${TERM_MAX}"></label>`;
/** For a wrong address: a search, and a link to the shop. */
const leadOn = `<form role="search" action="/shop">${field} <button>Search</button></form>
<p><a href="/">To the shop</a></p>`;

/** The shop's colours, controls large enough for a thumb, and the device's own font. */
const style = [
  `body{max-width:36rem;margin:12vh auto;padding:0 1rem;background:${colour.paper};color:${colour.ink}}`,
  'body{font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}',
  `a{color:${colour.action};display:inline-block;padding:.5rem 0}label{display:block;margin-bottom:.5rem}`,
  `input,button{box-sizing:border-box;min-height:2.75rem;padding:0 1rem;border-radius:${radius.pill}px;font:inherit}`,
  `input{width:100%;margin:.25rem 0;border:1px solid ${colour.edge};background:${colour.white};color:inherit}`,
  `button{border:0;background:${colour.action};color:${colour.onAction};font-weight:600}`,
  `:focus-visible{outline:3px solid ${colour.action};outline-offset:2px}`,
].join('');

/** The content policy of the page below: no scripts, and no style but its own. */
const policy = { ...basePolicy(''), 'script-src': ["'none'"], 'style-src': [sourceHash(style)] };
export const failurePolicy = policyText(policy);

/** Without files and scripts, which may be out of reach as well. */
export const failurePage = ({ message, status }: DomainError): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(brand.name)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escape(brand.name)}</h1>
<p>${escape(message)}</p>
${status >= 500 ? tryAgain : leadOn}
</body>
</html>
`;
