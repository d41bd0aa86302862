/** /careers: the work there is, and how to write. No vacancy is made up (DECISIONS.md T59b). */
import { brand } from '../../contract/brand';
import { paths } from '../lib/paths';
import { MailLink, PhoneLink } from '../ui/BrandLinks';
import { Link } from '../ui/Link';
import { TextPage, TextSection } from '../ui/TextPage';
import type { Screen } from './screen';

function CareersScreen() {
  return (
    <TextPage title="Careers" lead={`${brand.name} is a family’s shop with work for patient hands. If that sounds like you, we would like to hear from you.`}>
      <TextSection heading="The work there is">
        <ul>
          <li>
            <strong>Cutting:</strong> reading a cloth before the shears touch it.
          </li>
          <li>
            <strong>Stitching:</strong> by hand and by machine, for seams that lie on new skin.
          </li>
          <li>
            <strong>Packing:</strong> checking every piece a last time, and folding it as for a present.
          </li>
          <li>
            <strong>The counter:</strong> finding the right size for a child who is asleep.
          </li>
          <li>
            <strong>This shop:</strong> pictures, descriptions, and answers to those who write.
          </li>
        </ul>
        <p>
          Where each of them happens is told on the page <Link to={paths.about}>about us</Link>.
        </p>
      </TextSection>
      <TextSection heading="How to write to us">
        <p>We keep no list of vacancies here. Write at any time to <MailLink />, or call <PhoneLink />, and tell us</p>
        <ul>
          <li>which of this work you would like to do,</li>
          <li>what you have made or done before; a picture of a seam says more than a certificate,</li>
          <li>where you live, and from when you could come.</li>
        </ul>
        <p>
          You can also come by: {brand.address.join(', ')}.
        </p>
      </TextSection>
    </TextPage>
  );
}

export const screen: Screen = { Component: CareersScreen, head: () => ({ title: 'Careers', description: `Work at ${brand.name}: cutting, stitching, packing and the counter, and how to write to us.` }) };
