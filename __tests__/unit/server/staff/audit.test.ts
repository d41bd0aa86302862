import { differences } from '../../../../src/server/areas/staff/audit';

describe('what an audit row tells of a change', () => {
  it('is the fields that differ, and no row where none does', () => {
    const before = { status: 'active', main: true, until: null };
    expect(differences(before, { ...before, main: false })).toEqual({ was: { main: true }, isNow: { main: false } });
    expect(differences(before, { ...before })).toBeUndefined();
  });

  it('says of what came or went only where it is', () => {
    expect(differences({ 1: 'Old news' }, { 1: 'Old news', 2: 'New' })).toEqual({ isNow: { 2: 'New' } });
    expect(differences({ 1: 'Old news' }, {})).toEqual({ was: { 1: 'Old news' } });
  });

  it('counts the others of a change of many', () => {
    const list = (words: string) => Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`item ${at}`, words]));
    const { was, isNow } = differences(list('old'), list('new')) ?? {};
    expect(Object.keys(was ?? {})).toHaveLength(12);
    expect(isNow).toMatchObject({ 'item 0': 'new', otherChanges: 3 });
  });
});
