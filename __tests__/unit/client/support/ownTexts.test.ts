/** What is the shop's own stands in the file as it was said, whatever a shopper is called (docs/support.md). */
import { answered, toast, visit } from '../../../support/visits/maskedVisit';

const complaints = (value: Record<string, string>) => ({
  type: 'view/complaintsShown',
  payload: { scope: 'page', name: 'form', value, pathname: '/profile' },
});

describe('complaints in the file', () => {
  const required = { houseName: 'Required', pinCode: 'Required', mobile: 'Required', userName: 'Required' };

  it('stand beside their fields as they were said', () => {
    expect(visit([complaints(required)]).actions[0]).toMatchObject({ payload: { value: required } });
  });

  it('are not learnt for other places', () => {
    const email = 'Please enter a valid email address.';
    const { actions } = visit([complaints({ email }), toast(email)]);
    expect(actions).toMatchObject([{ payload: { value: { email } } }, { payload: { text: email } }]);
  });

  it.each(['errors', 'complaints', 'messages', 'fields'])('are known under “%s” of a refusal', (name) => {
    const refusal = { status: 422, code: 'INVALID', message: '', [name]: required };
    const call = answered('addAddress', { userId: 'u_1' }, refusal, 'mutation');
    const { actions } = visit([{ ...call, type: 'api/addAddress/rejected' }]);
    expect(actions[0]).toMatchObject({ payload: { [name]: required } });
  });

  it('never tell what a shopper typed', () => {
    const addresses = answered('getAddresses', 'u_1', [{ addrId: '7', city: 'Ratnapuri' }]);
    const { text } = visit([complaints({ city: 'We do not know Ratnapuri', mobile: 'Call 9820012345' }), addresses]);
    expect(text).not.toMatch(/Ratnapuri|9820012345/);
  });
});

describe('what was sent and is in no action', () => {
  const refusal = (message: string) => ({
    ...answered('placeOrder', { order: { kind: 'guest' } }, { status: 422, code: 'INVALID', message }, 'mutation'),
    type: 'api/placeOrder/rejected',
  });
  const recipient = { name: 'Zebunnisa Quadros', mobile: '9812376540', address: 'Villa Nilgiri, Ratnapuri, 739184' };

  it('is masked where the server repeats it, in whole and in part', () => {
    const said = 'Villa Nilgiri of Quadros is not in Ratnapuri; call 9812376540.';
    const { text } = visit([refusal(said), toast(said)], { confided: [recipient] });
    expect(text).not.toMatch(/nilgiri|quadros|ratnapuri|9812376540/i);
    expect(text).toMatch(/ is not in .+; call /);
  });

  it('has the mask that an answer has given it', () => {
    const account = answered('getNamePhone', 'u_1', ['Zebunnisa Quadros', '9812376540']);
    const { actions } = visit([account, toast('Welcome, Zebunnisa Quadros')], { confided: [recipient] });
    const payloads = [['name-1', expect.anything()], { text: 'Welcome, name-1' }];
    expect(actions.map(({ payload }) => payload)).toMatchObject(payloads);
  });
});
