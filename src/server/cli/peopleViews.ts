/** Members, messages and subscribers as text for staff, and as JSON for programs. */
import type { MemberListing } from '../areas/account/staffMembers.repository';
import type { MessageListing } from '../areas/message/message.repository';
import type { SubscriberListing } from '../areas/newsletter/staffNewsletter.repository';
import { isoTime, table } from './format';
import { kolkataTime, printable } from '../lib/wording';

export const memberJson = ({ id, name, email, mobile, created_at, orders }: MemberListing) => ({
  userId: id,
  name,
  email,
  mobile,
  since: isoTime(created_at),
  orders,
});

export function membersText(members: MemberListing[]): string {
  if (members.length === 0) return 'No members.';
  const rows = members.map(({ id, name, email, mobile, created_at, orders }) => [
    printable(name),
    printable(email),
    mobile,
    kolkataTime(created_at),
    String(orders),
    id,
  ]);
  return table(['Name', 'E-mail', 'Mobile', 'Since', 'Orders', 'Id'], rows, new Set(['Orders']));
}

export const messageJson = ({ id, member_id, name, mobile, reason, message, created_at }: MessageListing) => ({
  id,
  userId: member_id,
  name,
  mobile,
  reason,
  message,
  at: isoTime(created_at),
});

/** A message has several lines, so it is shown as a block and not as a row. */
export const messagesText = (messages: MessageListing[]): string =>
  messages.length === 0
    ? 'No messages.'
    : messages
        .map(({ name, mobile, reason, message, created_at }) =>
          [
            `${kolkataTime(created_at)}  ${printable(name)}  ${mobile}  ${printable(reason)}`,
            ...message.split('\n').map((line) => `  ${printable(line)}`),
          ].join('\n'),
        )
        .join('\n\n');

export const subscriberJson = ({ mobile, member_id, consent, joined_at, unconfirmed }: SubscriberListing) => ({
  mobile,
  userId: member_id,
  consent,
  joinedAt: isoTime(joined_at),
  confirmed: unconfirmed === 0,
});

/** @param waiting how many numbers are unconfirmed */
export function subscribersText(subscribers: SubscriberListing[], waiting: number): string {
  const list = joinedText(subscribers);
  if (waiting === 0) return list;
  const wait = waiting === 1 ? '1 number waits until its owner has' : `${waiting} numbers wait until their owners have`;
  return `${list}\n\n${wait} said yes: shop newsletter list --unconfirmed.`;
}

function joinedText(subscribers: SubscriberListing[]): string {
  if (subscribers.length === 0) return 'Nobody takes the newsletter.';
  const rows = subscribers.map(({ mobile, member_id, consent, joined_at }) => [
    mobile,
    kolkataTime(joined_at),
    member_id ? 'member' : '',
    printable(consent),
  ]);
  return table(['Mobile', 'Joined', 'Who', 'Agreed to'], rows);
}

export function unconfirmedText(asked: SubscriberListing[]): string {
  if (asked.length === 0) return 'No number waits to be confirmed.';
  const rows = asked.map(({ mobile, member_id, joined_at }) => [mobile, kolkataTime(joined_at), member_id ?? '']);
  const advice = 'Ask at each number, once, by hand. Then shop newsletter confirm or shop newsletter remove.';
  return `${table(['Mobile', 'Asked for', 'By'], rows)}\n\n${advice}`;
}
