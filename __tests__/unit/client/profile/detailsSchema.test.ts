/**
 * One row for each message about a member's own details (docs/requirements.md sections 5 and 8, Profile; decisions 87,
 * 90).
 */
import { detailsSchema, tidyDetails } from '../../../../src/client/features/profile/detailsSchema';
import { nameComplaints } from '../../../../src/contract/rules/memberName';
import { complaints } from '../../../support/client/complaints';

describe('rules of the user information', () => {
  const details = { parName: 'Asha Kulkarni', mobile1: '9820012345' };

  it.each([
    ['a missing name', 'parName', '', 'Please enter Valid name'],
    ['a blank name', 'parName', '   ', 'Please enter Valid name'],
    ['the name of the shop', 'parName', 'Jhabla & Co. (Official)', nameComplaints.brand],
    ['what turns the reading round', 'parName', 'Asha\u202eoaR', nameComplaints.unseen],
    ['a web address', 'parName', 'See asha.com', nameComplaints.address],
    ['a missing number', 'mobile1', '', 'must enter the 10digits mobile number'],
    ['nine digits', 'mobile1', '982001234', 'must enter the 10digits mobile number'],
    ['eleven digits', 'mobile1', '98200123456', 'must enter the 10digits mobile number'],
    ['letters for a number', 'mobile1', 'ask my sister', 'must enter the 10digits mobile number'],
  ])('complain about %s', async (_, field, value, message) => {
    expect(await complaints(detailsSchema, { ...details, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['आशा कुलकर्णी', 'आशा कुलकर्णी'],
    ['S. Kumar', 'S. Kumar'],
    ['  D’Souza 2nd ', 'D’Souza 2nd'],
  ])('take “%s” for a name', async (parName, sent) => {
    expect(await complaints(detailsSchema, { ...details, parName })).toEqual({});
    expect(tidyDetails({ ...details, parName })).toEqual({ parName: sent, mobile1: '9820012345' });
  });

  it.each(['+91 90000 00001', '090000-00001', '९००००००००१'])('take %s for the number that it is', async (mobile1) => {
    expect(await complaints(detailsSchema, { ...details, mobile1 })).toEqual({});
    expect(tidyDetails({ ...details, mobile1 })).toMatchObject({ mobile1: '9000000001' });
  });
});
