/** What the support page says of a file's release and of its own. */
import { render, screen } from '@testing-library/react';
import { Facts } from '../../../src/replay/Facts';
import { SupportPage } from '../../../src/replay/SupportPage';
import { parseBundle } from '../../../src/client/lib/supportBundle';
import { fileOfActions } from '../../support/visits/longVisit';

const own = { version: '0.9.0', commit: '555faab3c1', build: 'a1b2c3d4e5' };

function showFacts(release: Partial<typeof own>) {
  const file = JSON.parse(fileOfActions([])) as { visit: object };
  const parsed = parseBundle(JSON.stringify({ ...file, visit: { ...file.visit, ...release } }));
  if ('fault' in parsed) throw new Error(parsed.fault);
  render(<Facts facts={parsed.bundle.visit} release={own} actions={0} troubles={[]} />);
  return screen.queryAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
}
const note = () => screen.queryByText(/another build of the shop/);

describe('the support page', () => {
  it('says which version, commit and build a file was saved with', () => {
    const rows = showFacts({ version: '0.8.0', commit: '0123456789', build: 'f0f0f0f0f0' });
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Version', '0.8.0'],
        ['Commit', '0123456789'],
        ['Build', 'f0f0f0f0f0'],
      ]),
    );
    expect(note()).toHaveTextContent('this one, which is 0.9.0 (commit 555faab3c1, build a1b2c3d4e5):');
  });

  it('takes a file of the same build for its own, whatever commit it was built from', () => {
    showFacts({ ...own, commit: '0123456789' });
    expect(note()).toBeNull();
  });

  it('leaves out what an older file does not say', () => {
    const names = showFacts({ build: own.build }).map(([name]) => name);
    expect(names).toContain('Build');
    expect(names).not.toContain('Version');
    expect(note()).toBeNull();
  });

  it('says which version it belongs to while it waits for a file', () => {
    render(<SupportPage bundleUrl={null} release={own} />);
    expect(screen.getByText('This page belongs to version 0.9.0 (commit 555faab3c1, build a1b2c3d4e5).')).toBeVisible();
  });
});
