/** Takings by day, drawn and as a table. */
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { takingsAre } from '../../support/answers/staffCalls';

describe('the takings', () => {
  it('stand in a table by day, the newest first, with their sums', async () => {
    const call = takingsAre({
      days: [
        { day: '2026-11-27', payments: 1, received: 1279, refunded: 0 },
        { day: '2026-11-28', payments: 2, received: 900.5, refunded: 100 },
      ],
      received: 2179.5,
      refunded: 100,
    });
    server.use(call.handler);
    renderDesk('/takings?from=2026-11-01&to=2026-11-28');
    const table = await screen.findByRole('table', { name: 'Takings by day' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['DayPaymentsReceivedGiven back', '28 Nov 20262₹900.50₹100', '27 Nov 20261₹1,279₹0']);
    expect(screen.getByText('₹2,179.50')).toBeVisible();
    expect(call.asked[0]?.query).toEqual({ from: '2026-11-01', to: '2026-11-28' });
    // A bar for each day, the highest for the best: those without takings have none.
    const heights = [...document.querySelectorAll('.takings-bars rect')].map((bar) => bar.getAttribute('height'));
    expect(heights).toHaveLength(28);
    expect(heights.slice(-3)).toEqual(['0', '120', String((900.5 / 1279) * 120)]);
    expect(screen.getByText('₹1,279 on the best day')).toBeVisible();
  });

  it('say what would stand there', async () => {
    server.use(takingsAre({ days: [], received: 0, refunded: 0 }).handler);
    renderDesk('/takings');
    expect(await screen.findByText(/Here stands what was received each day/)).toBeVisible();
  });
});
