/** The home page below its hero: the server draws it, and its code comes when the shopper first does something. */
import type { ComponentType } from 'react';
import { BambooBanner, SeasonBanner, ShapewearBanner, ShopBanner } from '../features/home/Banners';
import { CategoryCarousel } from '../features/home/CategoryCarousel';
import { ColourExplorer } from '../features/home/ColourExplorer';
import { CommunityStats } from '../features/home/CommunityStats';
import { CouponStrip } from '../features/home/CouponStrip';
import { DealsOfTheDay } from '../features/home/DealsOfTheDay';
import { OnTrendPicks } from '../features/home/OnTrendPicks';
import { SockTypes } from '../features/home/SockTypes';
import { TopSellers } from '../features/home/TopSellers';
import { VideoStrip } from '../features/home/VideoStrip';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import { FarContent } from '../ui/FarContent';
import { HydrationBoundary } from '../ui/HydrationBoundary';
import { StitchDivider } from '../ui/StitchDivider';
import { farParts } from './homeOrder';
import type { HomePart } from './homeOrder';

const sections: Record<HomePart | 'far', ComponentType> = {
  categories: CategoryCarousel,
  shopBanner: ShopBanner,
  coupons: CouponStrip,
  videos: VideoStrip,
  deals: DealsOfTheDay,
  shapewearBanner: ShapewearBanner,
  stitchBeforeColours: StitchDivider,
  colours: ColourExplorer,
  seasonBanner: SeasonBanner,
  trends: OnTrendPicks,
  bambooBanner: BambooBanner,
  community: CommunityStats,
  sockTypes: SockTypes,
  stitchBeforeTopSellers: StitchDivider,
  topSellers: () => <TopSellers renderCorner={(product) => <WishlistHeart product={product} />} />,
  far: () => (
    <FarContent>
      {farParts.map((name) => (
        <HydrationBoundary key={name}>
          <NamedHomePart name={name} />
        </HydrationBoundary>
      ))}
    </FarContent>
  ),
};

export function NamedHomePart({ name }: { name: HomePart | 'far' }) {
  const Section = sections[name];
  return <Section />;
}
