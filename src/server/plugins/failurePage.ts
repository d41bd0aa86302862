/** What a shopper sees in place of a page that could not be made. */
import type { FastifyRequest } from 'fastify';
import { brand } from '../../contract/brand';
import { escape } from '../escape';

/** A browser that opens an address, not a script that calls. */
export const asksForPage = ({ method, headers }: FastifyRequest): boolean => method === 'GET' && (headers.accept ?? '').includes('text/html');

/** For a shopper whose page could not be made: without styles, scripts or pictures, which may be out of reach as well. */
export const failurePage = (message: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(brand.name)}</title>
</head>
<body>
<h1>${escape(brand.name)}</h1>
<p>${escape(message)} Your cart is safe.</p>
<p><a href="">Try again</a></p>
</body>
</html>
`;
