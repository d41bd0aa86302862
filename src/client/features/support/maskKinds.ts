/**
 * What a value is to a shopper, by the name it travels under (docs/contract.md). Shapes of masks hang on it, and
 * nothing else.
 */

export const kinds = [
  'name',
  'email',
  'mobile',
  'house',
  'street',
  'city',
  'state',
  'pin',
  'address',
  'password',
  'token',
  'account',
  'ifsc',
  'bank',
  'message',
  'user',
  'guest',
  'owner',
  'address-id',
  'order',
  'line',
  'key',
  'number',
  'value',
  'text',
  'search',
] as const;
export type Kind = (typeof kinds)[number];

/** Personal wherever it stands: in an answer, in what was sent, in the store's own slices. */
const always: Readonly<Record<string, Kind>> = {
  userId: 'user',
  userID: 'user',
  guestId: 'guest',
  ownerId: 'owner',
  addrId: 'address-id',
  orderNo: 'order',
  orderId: 'line',
  serialNo: 'line',
  serialNos: 'line',
  orderSerial: 'line',
  idempotencyKey: 'key',
  email: 'email',
  emailId: 'email',
  mobile: 'mobile',
  mobile1: 'mobile',
  phone: 'mobile',
  customerNo: 'mobile',
  userName: 'name',
  parName: 'name',
  lastname: 'name',
  customerName: 'name',
  deliveryName: 'name',
  accountHolderName: 'name',
  houseName: 'house',
  street: 'street',
  city: 'city',
  pinCode: 'pin',
  deliveryAddress: 'address',
  password: 'password',
  newPassword: 'password',
  token: 'token',
  accountNumber: 'account',
  ifscCode: 'ifsc',
  bankName: 'bank',
  customerMessage: 'message',
  messageReason: 'message',
  comment: 'message',
};

/** These words name harmless things elsewhere: a state of the store, a category's name, a sentence of the shop's. */
const inPrivate: Readonly<Record<string, Kind>> = {
  id: 'owner',
  name: 'name',
  address: 'address',
  state: 'state',
  message: 'message',
  reason: 'message',
};

/** Of what is private, the texts that are the shop's own: everything that is not named here is masked. */
const harmless: ReadonlySet<string> = new Set([
  'productName',
  'productImage',
  'productColor',
  'productSize',
  'productDescription',
  'productDescription2',
  'prdDesc',
  'prodImg1',
  'productBrand',
  'orderImage',
  'orderStatus',
  'returnStatus',
  'status',
  'billDate',
  'deliveredDate',
  'placedDate',
  'shippedDate',
  'canceledDate',
  'paymentState',
  'couponCode',
  'appliedCode',
  'kind',
  'paymentMethod',
  'country',
  'code',
  'cartVersion',
]);

/** The code reads these and compares: its own words, never a shopper's. */
const structural: ReadonlySet<string> = new Set([
  'type',
  'endpointName',
  'requestId',
  'requestStatus',
  'status',
  'kind',
  'scope',
  'tone',
  'action',
  'op',
  'path',
]);

export const kindAnywhere = (key: string): Kind | undefined => (Object.hasOwn(always, key) ? always[key] : undefined);
export const kindInPrivate = (key: string): Kind =>
  (Object.hasOwn(inPrivate, key) ? inPrivate[key] : undefined) ?? 'text';
export const isHarmless = (key: string): boolean => harmless.has(key);
export const isStructural = (key: string): boolean => structural.has(key);

/** Are sent and stored as numbers, or as numbers in a text. */
const ids: ReadonlySet<Kind> = new Set(['user', 'guest', 'owner', 'address-id', 'order', 'line', 'key']);
export const isId = (kind: Kind): boolean => ids.has(kind);

/** The names that values travel under: the contract's and the store's own. */
export const fieldNames: readonly string[] = [
  ...Object.keys(always),
  ...Object.keys(inPrivate),
  ...harmless,
  ...structural,
];
