/** /return-policy, as the requirements state it (docs/requirements.md section 2, Static pages; decision 122). */
import { BANK_DETAILS_DAYS, REFUND_TIME, RETURN_DAYS } from '../../contract/rules/limits';
import { TrackOrderLink } from '../features/shell/TrackOrderLink';
import { paths } from '../lib/paths';
import { Link } from '../ui/Link';
import { TextPage, TextSection } from '../ui/TextPage';
import { ReachUs } from './ReachUs';
import type { Screen } from './screen';

function ReturnPolicyScreen() {
  return (
    <TextPage
      title="Return Policy"
      lead="Children grow faster than parcels travel. If something does not fit or does not please, send it back."
      changed="2024-04"
    >
      <TextSection heading="What can come back">
        <ul>
          <li>Ask for the return within {RETURN_DAYS} days from delivery.</li>
          <li>The piece is in its original condition, with its tags.</li>
          <li>You have a proof of purchase. The order number is one.</li>
        </ul>
      </TextSection>
      <TextSection heading="What cannot">
        <p>These cannot be returned:</p>
        <ul>
          <li>personalized goods, such as a piece with a name stitched on it,</li>
          <li>gift cards,</li>
          <li>clearance items.</li>
        </ul>
      </TextSection>
      <TextSection heading="How to send it back">
        <p>
          <strong>With an account:</strong> open <TrackOrderLink />, choose Return Order at the delivered piece, tell us
          why, and where the refund should go.
        </p>
        <p>
          <strong>Ordered as a guest:</strong> <ReachUs /> with your order number.
        </p>
        <p>Return shipping is paid by you, the customer. Wrap the piece so that it reaches us as it left.</p>
      </TextSection>
      <TextSection heading="Your refund">
        <p>A refund takes {REFUND_TIME}. It goes to the bank account that you name with the return.</p>
        <p>
          We keep those bank details encrypted, open them only to pay you, and delete them {BANK_DETAILS_DAYS} days
          after the refund.
        </p>
      </TextSection>
      <TextSection heading="Not content with how we handled it?">
        <p>
          Tell us at <Link to={paths.grievance}>Grievance</Link>, and a person will look at it again.
        </p>
      </TextSection>
    </TextPage>
  );
}

export const screen: Screen = {
  Component: ReturnPolicyScreen,
  head: () => ({
    title: 'Return Policy',
    description: `Returns within ${RETURN_DAYS} days from delivery, in original condition with tags; refunds in ${REFUND_TIME}.`,
  }),
};
