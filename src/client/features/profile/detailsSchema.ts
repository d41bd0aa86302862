/**
 * A member's own details: the rules, and what is said about them (docs/requirements.md sections 5 and 8, Profile;
 * decision 87).
 */
import { object, string } from 'yup';
import { nameComplaint } from '../../../contract/rules/memberName';
import { mobileShape } from '../../../contract/rules/shapes';
import { tidyName } from '../../../contract/rules/typedNames';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { profileMessages } from './profileMessages';

/** Named as the call names them, so that the server's complaints find their fields. */
export interface Details {
  parName: string;
  mobile1: string;
}

export const detailsSchema = object({
  parName: string()
    .trim()
    .required(profileMessages.name)
    .test(
      'own',
      ({ value }) => nameComplaint(String(value)),
      (name) => nameComplaint(name) === '',
    ),
  mobile1: string()
    .transform(normaliseMobile)
    .required(profileMessages.mobile)
    .matches(mobileShape, profileMessages.mobile),
});

/** As they are sent. */
export const tidyDetails = ({ parName, mobile1 }: Details): Details => ({
  parName: tidyName(parName),
  mobile1: normaliseMobile(mobile1),
});
