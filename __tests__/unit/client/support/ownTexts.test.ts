/** What is the shop's own stands in the file as it was said, whatever a shopper is called (docs/support.md). */
import { answered, visit } from '../../../support/maskedVisit';

const complaints = (value: Record<string, string>, name = 'address') => ({ type: 'view/complaintsShown', payload: { scope: 'page', name, value, pathname: '/profile' } });
const addressOf = (parts: object) => answered('getAddresses', 'u_1', [{ addrId: '7', houseName: 'Home', street: 'Gokhale Road', city: 'Thane', state: 'Goa', pinCode: '400601', ...parts }]);

describe('complaints in the file', () => {
  const required = { houseName: 'Required', city: 'Required', pinCode: 'Required', mobile: 'Required', userName: 'Required' };

  it('stand beside their fields as they were said', () => {
    const { actions } = visit([complaints(required)]);
    expect(actions[0]).toMatchObject({ payload: { value: required } });
  });

  it('are not learnt for other places', () => {
    const said = { email: 'Please enter a valid email address.', mobile: 'Please enter a valid 10-digit mobile number' };
    const { actions } = visit([complaints(said, 'log-in'), { type: 'toasts/shown', payload: { id: 't', tone: 'info', text: said.email } }]);
    expect(actions).toMatchObject([{ payload: { value: said } }, { payload: { text: said.email } }]);
  });

  it.each(['errors', 'complaints', 'messages', 'fields'])('are known under “%s” of a refusal', (name) => {
    const refused = { ...answered('addAddress', { userId: 'u_1' }, { status: 422, code: 'INVALID', message: '', [name]: required }, 'mutation'), type: 'api/addAddress/rejected' };
    expect(visit([refused]).actions[0]).toMatchObject({ payload: { [name]: required } });
  });

  it('never tell what a shopper typed', () => {
    const { text } = visit([complaints({ city: 'We do not know Ratnapuri', mobile: 'Call 9820012345' }), addressOf({ city: 'Ratnapuri' })]);
    expect(text).not.toMatch(/Ratnapuri|9820012345/);
  });
});
