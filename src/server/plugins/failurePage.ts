/** What a shopper sees in place of a page that could not be made. */
import type { FastifyRequest } from 'fastify';
import { brand } from '../../contract/brand';
import { callAreas } from '../callAreas';
import type { DomainError } from '../domainError';
import { escape } from '../escape';

/** A call that does not exist is answered as one, not with a page. */
export const isCall = new RegExp(`^/(${[...callAreas, 'pictures'].join('|')})/`);

/** A browser that opens an address, not a script that calls. */
export const asksForPage = ({ method, headers }: FastifyRequest): boolean => method === 'GET' && (headers.accept ?? '').includes('text/html');

const tryAgain = '<p>Your cart is safe.</p>\n<p><a href="">Try again</a></p>';
/** The address itself is what is wrong: another one leads on. */
const leadOn = `<form role="search" action="/shop"><label>What are you looking for? <input type="search" name="search" maxlength="100"></label> <button>Search</button></form>
<p><a href="/">To the shop</a></p>`;

/** For a shopper whose page could not be made: without styles, scripts or pictures, which may be out of reach as well. */
export const failurePage = ({ message, status }: DomainError): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(brand.name)}</title>
</head>
<body>
<h1>${escape(brand.name)}</h1>
<p>${escape(message)}</p>
${status >= 500 ? tryAgain : leadOn}
</body>
</html>
`;
