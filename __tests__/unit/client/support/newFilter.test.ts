/** A filter that the listing is given later is masked from its first day, also where its name means something else. */
import type * as urlQuery from '../../../../src/client/lib/urlQuery';
import { answered, arrivedAt, visit } from '../../../support/visits/maskedVisit';

jest.mock('../../../../src/client/lib/urlQuery', () => {
  const actual = jest.requireActual<typeof urlQuery>('../../../../src/client/lib/urlQuery');
  return { ...actual, textFilters: [...actual.textFilters, 'type'] };
});

const typed = 'Meenal Deshpande';

describe('a filter by the product’s type', () => {
  it('holds no more than the catalogue’s words, in the state, the address and the call', () => {
    const actions = [
      arrivedAt('/shop', '?type=Meenal+Deshpande'),
      answered('getListing', { filters: { type: typed } }, {}),
    ];
    const { startState, text } = visit(actions, {
      startState: { filters: { filters: { type: typed }, showsAll: false } },
    });
    expect(startState).toMatchObject({ filters: { filters: { type: 'search-1' } } });
    expect(text).toContain('?type=search-1');
    expect(text).not.toMatch(/Meenal|Deshpande/);
  });

  it('leaves the types of actions as they are', () => {
    expect(visit([arrivedAt('/shop')]).actions).toMatchObject([{ type: 'location/changed' }]);
  });
});
