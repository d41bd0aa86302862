/** The calls that only a member may make: a part of the table in calls.ts. */
import type { InjectOptions } from 'fastify';
import { CART_RUPEES, get, post } from './callParts';
import type { Call, Ids, OwnId } from './callParts';

const ofMember = (name: string, owns: OwnId[], request: (ids: Ids) => InjectOptions, ok = 200): Call => ({
  name,
  access: 'member',
  owns,
  request,
  ok,
});
export const address = {
  houseName: '12 Lake View',
  street: 'Station Road',
  city: 'Thane',
  state: 'Maharashtra',
  pinCode: '400601',
  country: 'India',
};
export const bankDetails = {
  accountNumber: '123456789012',
  ifscCode: 'SBIN0001234',
  bankName: 'State Bank',
  accountHolderName: 'Asha Rao',
};

export const memberCalls: readonly Call[] = [
  ofMember('POST /usercart/finalize', ['ownerId', 'addrId'], ({ ownerId, addrId }) =>
    post('/usercart/finalize', {
      userId: ownerId,
      finalOrderAmount: CART_RUPEES,
      addrId,
      paymentMethod: 'onlinePayment',
      discount: 0,
      shipping: 0,
    }),
  ),
  ofMember('GET /wishlist/get/{userId}', ['ownerId'], ({ ownerId }) => get(`/wishlist/get/${ownerId}`)),
  ofMember('POST /wishlist/add/{userId}', ['ownerId'], ({ ownerId, otherProductId }) =>
    post(`/wishlist/add/${ownerId}`, {}, otherProductId),
  ),
  ofMember('DELETE /wishlist/delete/{userId}/{productId}', ['ownerId'], ({ ownerId, productId }) => ({
    method: 'DELETE',
    url: `/wishlist/delete/${ownerId}/${productId}`,
  })),
  ofMember('DELETE /wishlist/delete-all/{userId}/clear', ['ownerId'], ({ ownerId }) => ({
    method: 'DELETE',
    url: `/wishlist/delete-all/${ownerId}/clear`,
  })),
  ofMember('GET /users/userByID/{id}', ['ownerId'], ({ ownerId }) => get(`/users/userByID/${ownerId}`)),
  ofMember('POST /users/updateUser/{id}', ['ownerId'], ({ ownerId }) =>
    post(`/users/updateUser/${ownerId}`, {}, { parName: 'Asha', mobile1: '9000000000' }),
  ),
  ofMember('GET /users/getAllAddresses/{id}', ['ownerId'], ({ ownerId }) => get(`/users/getAllAddresses/${ownerId}`)),
  ofMember('POST /users/addNewAddress/{id}', ['ownerId'], ({ ownerId }) =>
    post(`/users/addNewAddress/${ownerId}`, {}, address),
  ),
  ofMember('POST /users/updateAddress/{id}', ['ownerId', 'addrId'], ({ ownerId, addrId }) =>
    post(`/users/updateAddress/${ownerId}`, {}, { ...address, addrId, city: 'Kalyan' }),
  ),
  ofMember('GET /users/getUserNamePhone/{id}', ['ownerId'], ({ ownerId }) => get(`/users/getUserNamePhone/${ownerId}`)),
  ofMember('GET /users/heldData/{id}', ['ownerId'], ({ ownerId }) => get(`/users/heldData/${ownerId}`)),
  ofMember('GET /users/sessions/{id}', ['ownerId'], ({ ownerId }) => get(`/users/sessions/${ownerId}`)),
  ofMember('POST /users/logoutEverywhere/{id}', ['ownerId'], ({ ownerId }) =>
    post(`/users/logoutEverywhere/${ownerId}`),
  ),
  // With a password that is not theirs, so that they stay.
  ofMember(
    'POST /users/changePassword/{id}',
    ['ownerId'],
    ({ ownerId }) =>
      post(`/users/changePassword/${ownerId}`, {}, { password: 'not-the-password', newPassword: 'a-new-password' }),
    422,
  ),
  ofMember(
    'POST /users/deleteAccount/{id}',
    ['ownerId'],
    ({ ownerId }) => post(`/users/deleteAccount/${ownerId}`, {}, { password: 'not-the-password' }),
    422,
  ),
  ofMember('GET /orders/summary', ['ownerId'], ({ ownerId }) => get('/orders/summary', { userId: ownerId })),
  ofMember('PUT /orders/status/{serialNo}', ['serialNo'], ({ serialNo }) => ({
    method: 'PUT',
    url: `/orders/status/${serialNo}?newStatus=CANCELED`,
  })),
  ofMember('GET /api/return-request/status', ['deliveredSerialNo'], ({ deliveredSerialNo }) =>
    get('/api/return-request/status', { orderId: deliveredSerialNo }),
  ),
  ofMember(
    'POST /api/return-request/{orderSerial}',
    ['deliveredSerialNo'],
    ({ deliveredSerialNo }) =>
      post(`/api/return-request/${deliveredSerialNo}`, {}, { reason: 'Too small', comment: 'Sorry', ...bankDetails }),
    201,
  ),
  ofMember('POST /customerMessage/add', ['ownerId'], ({ ownerId }) =>
    post(
      '/customerMessage/add',
      {},
      {
        userID: ownerId,
        customerName: 'Asha Rao',
        customerNo: '9876543210',
        messageReason: 'Sizes',
        customerMessage: 'Do you have it in 2-3 Y?',
      },
    ),
  ),
  ofMember('POST /api/newsletter/join', [], () => post('/api/newsletter/join', { email: '9876543210' })),
  ofMember(
    'POST /product-ratings',
    [],
    ({ productId }) =>
      post(
        '/product-ratings',
        {},
        { productId, userName: 'Asha', email: 'asha@example.com', message: 'Soft', ratings: 5 },
      ),
    201,
  ),
];
