/** A member who signed up as a shopper does. */
import type { TestShop } from './buildTestApp';
import type { Visitor } from './visitor';

export const PASSWORD = 'tall-neem-tree';

let count = 0;
/** Nobody's yet. */
export const newAddress = (): string => `shopper${(count += 1)}@example.com`;

/** What a new shopper types; each one is somebody else. */
export const signup = (own: Record<string, string> = {}): Record<string, string> => ({
  name: 'Asha Rao',
  emailId: newAddress(),
  password: PASSWORD,
  mobile: '9876543210',
  ...own,
});

export const logIn = (visitor: Visitor, emailId: string, password: string = PASSWORD) =>
  visitor.postForm('/users/loginUser', { emailId, password, userType: 'USER' });

/** Signs up and logs in; gives the browser and the address. */
export async function becomeMember(
  shop: TestShop,
  own: Record<string, string> = {},
): Promise<{ visitor: Visitor; emailId: string }> {
  const visitor = shop.visitor();
  const typed = signup(own);
  await visitor.postForm('/users/addNewUserEmail', typed);
  visitor.userId = (await logIn(visitor, typed['emailId'] ?? '', typed['password'])).json<{ userId: string }>().userId;
  return { visitor, emailId: typed['emailId'] ?? '' };
}
