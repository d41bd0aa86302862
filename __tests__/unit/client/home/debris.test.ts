import { swatchNames } from '../../../../src/client/features/home/swatches';

describe('the swatches of the home page', () => {
  it('are colours, and nothing else that a sheet has in their column', () => {
    expect(
      swatchNames(['1 Pieces', '2', 'Pack of 3', 'Blue', '#ffcc00', 'Set', 'Sea Green', 'Pieces', 'गुलाबी']),
    ).toEqual(['Blue', 'Sea Green', 'गुलाबी']);
  });
});
