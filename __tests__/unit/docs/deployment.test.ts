/**
 * The guide to putting the shop before the public says what the shop understands, and SECURITY.md names the brand's own
 * address.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brand } from '../../../src/contract/brand';
import { hasFictionalBrand } from '../../../src/server/security/publicAddress';
import { makeTrust, readProxies } from '../../../src/server/security/trustedProxies';

const root = path.resolve(__dirname, '../../..');
const read = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');
const guide = read('docs/deployment.md');
const fileOf = (language: string): string => guide.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '';
const braces = (text: string, brace: string): number => text.split(brace).length;

describe('the guide to deployment', () => {
  it('names no TRUST_PROXY that the shop would not take', () => {
    const [, rows = ''] = guide.split('| Where the proxy is | `TRUST_PROXY` |\n');
    const [table = ''] = rows.split('\n\n');
    const quoted = [...table.matchAll(/`([\w.,:/]+)`/g)].map(([, value = '']) => value);
    const named = quoted.filter((value) => !value.endsWith('.yaml'));
    expect(named).toEqual(['off', 'loopback', '10.0.0.7', '172.16.0.0/12', 'loopback,192.0.2.0/24']);
    for (const value of named) expect([value, readProxies(value)]).toEqual([value, expect.any(Array)]);
    expect(guide).toContain('with `TRUST_PROXY=loopback`');
    expect(makeTrust(readProxies('loopback') ?? [])('127.0.0.1')).toBe(true);
  });

  it('has nginx replace whatever a caller could have sent of what the shop believes', () => {
    const nginx = fileOf('nginx');
    const forwarded = ['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'X-Forwarded-Host $host'];
    const replaced = [...forwarded, 'Forwarded ""', 'Host $host'].map((header) => `proxy_set_header ${header};`);
    expect(replaced.filter((line) => !nginx.includes(line))).toEqual([]);
    expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
    // The head of a page names hashes, and is longer than nginx expects. A kept connection is closed by nginx first.
    const kept = ['proxy_http_version 1.1', 'proxy_set_header Connection ""', 'keepalive_timeout 60s'];
    const heads = ['proxy_buffer_size 16k', 'large_client_header_buffers 4 16k', 'client_header_timeout 15s'];
    for (const line of [...kept, ...heads, 'client_max_body_size 4m']) expect(nginx).toContain(`${line};`);
    expect(braces(nginx, '{')).toBe(braces(nginx, '}'));
  });

  it('has Caddy drop what it does not write itself', () => {
    const caddy = fileOf('caddyfile');
    expect(caddy).toContain('header_up -Forwarded');
    expect(caddy.replace(/#.*/g, '')).not.toMatch(/trusted_proxies|header_up \+?X-Forwarded/);
    for (const line of ['max_header_size 16KiB', 'max_size 4MB', 'keepalive 60s']) expect(caddy).toContain(line);
    expect(braces(caddy, '{')).toBe(braces(caddy, '}'));
  });
});

describe('SECURITY.md', () => {
  it('names the brand’s address, and says that nobody reads it while it is fictional', () => {
    const [head = ''] = read('SECURITY.md').split('\n## ');
    expect(head).toContain(`Write to **${brand.email}**`);
    expect(head.includes('That address is fictional')).toBe(hasFictionalBrand());
  });
});
