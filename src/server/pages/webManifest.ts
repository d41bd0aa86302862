import { colour } from '../../client/ui/theme/tokens';
import { brand } from '../../contract/brand';

/** How a phone keeps the shop on its home screen: with a way back, since a shop is left through other pages' links. */
export const webManifest = (strapLine?: string): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    ...(strapLine !== undefined && { description: `${strapLine}.` }),
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colour.paper,
    theme_color: colour.paper,
    // The drawing keeps clear of the edges, so it may be cut round.
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
  });
