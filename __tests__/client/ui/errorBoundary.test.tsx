import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '../../../src/client/ui/ErrorBoundary';

let broken = true;
function Part() {
  if (broken) throw new Error('a fault of ours');
  return <p>The part is back</p>;
}

describe('error boundary', () => {
  it('keeps a fault in one part from blanking the page, says the cart is safe, and tries again', async () => {
    // React reports the fault that this test makes on purpose.
    const spoken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    broken = true;
    render(
      <>
        <p>The rest of the page</p>
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something on this page went wrong. Your cart is safe.');
    expect(screen.getByText('The rest of the page')).toBeVisible();
    expect(screen.queryByText(/a fault of ours/)).not.toBeInTheDocument();

    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The part is back')).toBeVisible();
    spoken.mockRestore();
  });
});
