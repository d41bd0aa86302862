/** The home page's sections and the header (docs/contract.md section 2). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  carouselImage,
  flashHeader,
  headerMenuItem,
  homeCouponText,
  homeVideo,
  linkedImage,
  singleBanner,
  sockType,
  wordedBanner,
  type SingleBanner,
  type WordedBanner,
} from '../../../contract/home';
import { aboutWords, shopWords } from '../../../contract/words';
import type { HomeSection } from '../../../contract/homeSections';
import type { ResponseCache } from '../../answers/responseCache';
import type { Home } from './home';
import { isSafeLink } from '../../../contract/rules/addresses';
import { aboutWordsOf, shopWordsOf } from './shopWords';

interface Options {
  home: Home;
  answers: ResponseCache;
}

const tags = ['Home'];

/** Staff type it, so what is no address of the shop or of the web stays here (decision 33). */
const linkOf = (address: string): string => (isSafeLink(address) ? address : '');

export const homeRoutes: FastifyPluginAsyncZod<Options> = async (app, { home, answers }) => {
  const answer = <T>(path: string, summary: string, response: z.ZodType<T>, make: () => T): void => {
    const asJson = () => ({ json: JSON.stringify(make()) });
    app.directReads.set(path, asJson);
    const handler = (request: FastifyRequest, reply: FastifyReply): Promise<never> =>
      answers.send(request, reply, path, asJson);
    // By its own type the handler would be read as one that answers nothing.
    const answered: z.ZodType = response;
    app.get(path, { schema: { tags, summary, response: { 200: answered } } }, handler);
  };
  const section = (name: HomeSection) => home.rows().items.filter((item) => item.section === name);
  const linked = (name: HomeSection) =>
    section(name).map(({ id, url, redirect_url }) => ({ id, url, redirectUrl: linkOf(redirect_url) }));
  const banner = (name: HomeSection): SingleBanner => {
    const [item] = section(name);
    if (!item) return {};
    const { url, redirect_url, title } = item;
    return { imageUrl: url, redirectUrl: linkOf(redirect_url), ...(title && { title }) };
  };
  const worded = (name: HomeSection): WordedBanner => {
    const { description } = section(name)[0] ?? {};
    return { ...banner(name), ...(description && { description }) };
  };

  answer('/api/headerMenu', 'Top-level menu', z.array(headerMenuItem), () => home.rows().menu);
  answer('/homepage/carousel/get-images', 'Home carousel', z.array(carouselImage), () =>
    section('carousel').map(({ id, url }) => ({ id, imageUrl: url })),
  );
  answer('/homepage/on-trend-picks/get-all', 'On Trend Picks', z.array(linkedImage), () => linked('onTrend'));
  answer('/homepage/video/get-videos', 'Videos', z.array(homeVideo), () =>
    section('video').map(({ id, url, redirect_url, poster }) => ({
      id,
      url,
      redirectUrl: linkOf(redirect_url),
      ...(poster && { poster }),
    })),
  );
  answer('/homepage/socktype/get-all', 'Sock types', z.array(sockType), () =>
    section('sockType').map(({ id, url, redirect_url, title, description }) => ({
      id,
      url,
      redirectUrl: linkOf(redirect_url),
      title,
      description,
    })),
  );
  answer('/homepage/images/get-banner', 'Banner below the categories', wordedBanner, () => worded('banner'));
  answer('/homepage/images/get-shapewear', 'Shapewear banner', singleBanner, () => banner('shapewear'));
  answer('/homepage/images/get-season', 'Season banner', singleBanner, () => banner('season'));
  answer('/homepage/images/get-bamboo', 'Bamboo socks banner', singleBanner, () => banner('bamboo'));
  answer('/homepage/words/get-all', 'What the shop says of itself', shopWords, () => shopWordsOf(home.rows().items));
  answer('/homepage/about/get-all', 'What the pages about it tell', aboutWords, () => aboutWordsOf(home.rows().items));
  answer('/flash-header/get-all', 'Marquee texts', z.array(flashHeader), () =>
    home.rows().flash.map(({ id, text }) => ({ id, flashText: text })),
  );
  // JSON inside JSON, as the storefront expects it (decision 35).
  answer('/api/home-coupons', 'Coupon strip texts', z.array(homeCouponText), () =>
    home
      .rows()
      .couponTexts.map(({ position, text }) => ({ position, couponText: JSON.stringify({ couponText: text }) })),
  );
};
