/** The demo shop's member as rows of the tables. Ids are given, so that the shop is the same every time. */
import { DAY_MS } from '../lib/clock';
import { emailKey } from '../areas/account/emailKey';
import type { NewRow } from './demoRows';
import type { DemoMember } from '../../demo/demoShop.types';

export const memberRow = (member: DemoMember, passwordHash: string, now: number): NewRow<'member'> => ({
  id: member.userId,
  name: member.name,
  email: member.email,
  email_key: emailKey(member.email),
  mobile: member.mobile,
  password_hash: passwordHash,
  created_at: now - member.joinedDaysAgo * DAY_MS,
});

export const addressRows = ({ userId, addresses, joinedDaysAgo }: DemoMember, now: number): NewRow<'address'>[] =>
  addresses.map(({ houseName, street, city, state, pinCode, country }, index) => ({
    id: index + 1,
    member_id: userId,
    house_name: houseName,
    street,
    city,
    state,
    pin_code: pinCode,
    country,
    created_at: now - joinedDaysAgo * DAY_MS + index,
  }));

export const wishlistRows = ({ userId, wishlist }: DemoMember, now: number): NewRow<'wishlist_entry'>[] =>
  wishlist.map((productId, index) => ({ member_id: userId, product_id: productId, added_at: now - (index + 1) * DAY_MS }));

export const memberReviewRows = ({ userId, name, email, reviews }: DemoMember, now: number): NewRow<'review'>[] =>
  reviews.map(({ productId, message, ratings, daysAgo }) => ({
    product_id: productId,
    user_id: userId,
    user_name: name,
    email,
    message,
    ratings,
    created_at: now - daysAgo * DAY_MS,
  }));
