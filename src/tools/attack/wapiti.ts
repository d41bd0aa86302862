/**
 * wapiti on the pages, for a bounded time. Modules that need an answer from another host (ssrf, xxe) are left out: no
 * request leaves this machine.
 */
import fs from 'node:fs';
import path from 'node:path';
import { runBounded } from './runBounded';

const SCAN_S = 150;
const modules =
  'xss,permanentxss,sql,exec,file,crlf,redirect,csp,cookieflags,http_headers,methods,csrf,backup,htaccess,shellshock';

/** X-XSS-Protection is obsolete, and HSTS is for https alone; the scanned shop speaks http. */
const expected = /X-XSS-Protection|Strict-Transport-Security/i;

/** Each kind of page, with every parameter of its address: wapiti by itself follows none of the shop's links. */
const pages = [
  '/shop?search=cap&category=kids&subcategory=caps&color=Blue&brand=x&size=x&minPrice=1&maxPrice=500&stock=inStock&scheme=x&sort=name&page=1',
  '/productdetails/174?tab=reviews&color=Blue&size=x',
  '/login?next=/cart',
  '/reset?token=x&email=x',
  '/signup',
  '/forgot-password',
  '/cart',
  '/checkout',
  '/contact',
  '/payment-successful',
  '/sale-products',
  '/support',
  '/openapi',
  '/sitemap.xml',
  '/robots.txt',
];

/** What wapiti notes in its report: kind of fault → where. */
type Findings = Record<string, { method: string; path: string; info: string; parameter?: string }[]>;

/**
 * @param calls addresses of calls that only read
 * @returns how many addresses were scanned, and a line for each unexpected finding
 * @throws where it scanned less than the pages
 */
export async function scanPages(
  url: string,
  calls: readonly string[],
  folder: string,
): Promise<{ scanned: number; notes: string[] }> {
  const report = path.join(folder, 'wapiti.json');
  const starts = [...pages, ...calls].flatMap((address) => ['-s', `${url}${address}`]);
  const bounds = ['--scope', 'domain', '-m', modules, '--max-scan-time', String(SCAN_S)];
  const results = ['-f', 'json', '-o', report, '--store-session', folder, '--no-bugreport'];
  const said = await runBounded('wapiti', ['-u', `${url}/`, ...starts, ...bounds, ...results], (SCAN_S + 120) * 1000);
  if (!fs.existsSync(report)) throw new Error(`wapiti wrote no report:\n${said.slice(-2000)}`);
  const scanned = Number(/found (\d+) URLs/.exec(said)?.[1] ?? 0);
  if (scanned < pages.length) throw new Error(`wapiti scanned only ${scanned} addresses:\n${said.slice(-2000)}`);
  const { vulnerabilities, anomalies } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    vulnerabilities: Findings;
    anomalies: Findings;
  };
  const notes = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, findings]) =>
    findings
      .filter(({ info }) => !expected.test(info))
      .map(
        ({ method, path: where, info, parameter }) =>
          `${kind}: ${method} ${where} ${parameter ? `(${parameter}) ` : ''}${info}`,
      ),
  );
  return { scanned, notes };
}
