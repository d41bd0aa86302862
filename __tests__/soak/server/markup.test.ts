/** Every payload (support/data/payloads) on its product's page, in listings, in searches and in addresses. */
import { expectTextInListings, expectTextOnOwnPage, shopOfPayloads } from '../../support/server/markupInAnswers';
import { FIRST } from '../../support/data/payloadRows';
import { payloads } from '../../support/data/payloads';

describe('markup in what is shown', () => {
  const place = shopOfPayloads();

  const cases = payloads.map((payload): [string, number] => [payload, FIRST + payloads.indexOf(payload)]);
  describe.each(cases)('%j', (payload, id) => {
    it('is text on its product’s page, wherever it was typed', () => expectTextOnOwnPage(place, payload, id));

    it('is text in a listing and in a search that looks for it', () => expectTextInListings(place, payload));
  });
});
