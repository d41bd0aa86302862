/**
 * What a browser may do with an answer: Content-Security-Policy, as strict as each kind of answer bears. Nothing is
 * inline unless its hash is named, nothing is evaluated (docs/decisions/0202-content-security-policy.md). Which scripts
 * are inline stands in pages/firstScripts.ts; what else an answer's head allows (framing once more, camera, place and
 * the like) in security.ts; which map may be framed in contract/map.ts, by pages/pages.ts.
 * SECURITY.md and README.md say in words where pictures and films may come from, security/pictureHosts.ts which of them
 * are shown, and client/screens/PrivacyPolicyScreen.tsx that nobody else gets anything.
 */
import { createHash } from 'node:crypto';

/** Directives by name. */
export type Policy = Record<string, string[]>;

/** How a policy names a script or a sheet that stands in the page itself. */
export const sourceHash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * @param apiHost where the client's calls go, and where pictures that it names by a path lie; '' for this origin
 * @param pictureHosts origins whose pictures and films are shown besides (PICTURE_HOSTS)
 */
export function basePolicy(apiHost: string, pictureHosts: readonly string[] = []): Policy {
  const backend = apiHost ? [new URL(apiHost).origin] : [];
  return {
    // Workers, frames, plug-ins and whatever else browsers may come to fetch.
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...backend, ...pictureHosts],
    'media-src': ["'self'", ...backend, ...pictureHosts],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...backend],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Of a call's answer, which is no page: should one ever be shown as such, nothing in it does anything. */
export const callPolicy: Policy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

interface Inside {
  apiHost: string;
  /** As `basePolicy` takes them. */
  pictureHosts?: readonly string[];
  /** Sources of the scripts and sheets that stand in the page. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that the page may frame. */
  frames?: readonly string[];
  /** Values of the style attributes that stand in the page. */
  styleAttributes?: readonly string[];
  /** Names of the Trusted Types policies that its scripts may make; a plain string never becomes a script there. */
  trustedTypes: readonly string[];
}

/** Ant Design's style engine puts an empty sheet into a page, to learn where sheets come to stand, and takes it out. */
const EMPTY_STYLE = sourceHash('');

/** Of a page, which is written by this server and run by the shop's own scripts. */
export function pagePolicy(inside: Inside): Policy {
  const { apiHost, pictureHosts, scripts, styles, styleAttributes = [], frames = [], trustedTypes } = inside;
  return {
    ...basePolicy(apiHost, pictureHosts),
    'script-src': ["'self'", ...scripts.map(sourceHash)],
    'style-src': ["'self'", ...styles.map(sourceHash), EMPTY_STYLE],
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...new Set(styleAttributes.map(sourceHash))],
    }),
    ...(frames.length > 0 && { 'frame-src': [...frames] }),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes.length > 0 ? [...trustedTypes] : ["'none'"],
  };
}

export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
