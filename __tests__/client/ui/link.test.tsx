/**
 * Links of the shop: a plain press is a step, anything else is the browser's, and the frame around the screens stays as
 * it is.
 */
import { Profiler } from 'react';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { paths } from '../../../src/client/lib/paths';
import { Link } from '../../../src/client/ui/Link';
import { address, arriveAt } from '../../support/client/renderApp';
import { renderFeature, renderScreen } from '../../support/client/renderFeature';

describe('link within the shop', () => {
  it('steps to another page, and back', async () => {
    const { user } = await renderScreen('/faqs');
    const entries = window.history.length;
    await user.click(screen.getByRole('link', { name: 'About us' }));
    await arriveAt(paths.about);
    expect(window.history.length).toBe(entries + 1);
    expect(await screen.findByRole('heading', { level: 1, name: 'About Jhabla & Co.' })).toHaveFocus();
    window.history.back();
    await arriveAt('/faqs');
  });

  it('makes no second entry of the page that is shown', async () => {
    const { user } = renderFeature(<Link to={paths.faqs}>FAQs</Link>, undefined, { path: '/faqs' });
    const entries = window.history.length;
    await user.click(screen.getByRole('link', { name: 'FAQs' }));
    expect(address()).toBe('/faqs');
    expect(window.history.length).toBe(entries);
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('leaves a press %s to the browser', (_, how) => {
    renderFeature(<Link to={paths.returnPolicy}>Return Policy</Link>, undefined, { path: '/faqs' });
    const link = screen.getByRole('link', { name: 'Return Policy' });
    const press = createEvent.click(link, how);
    // jsdom has no second tab: only who would open one is asked.
    let wasTaken: boolean | undefined;
    const onClick = (event: Event) => {
      wasTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', onClick);
    fireEvent(link, press);
    window.removeEventListener('click', onClick);
    expect(wasTaken).toBe(false);
    expect(address()).toBe('/faqs');
  });

  it('is not drawn again where the address changes', async () => {
    const drawn = jest.fn();
    const links = (
      <Profiler id="links" onRender={drawn}>
        <Link to={paths.about}>About us</Link>
        <Link to={paths.faqs}>FAQs</Link>
      </Profiler>
    );
    const { user } = renderFeature(links);
    await user.click(screen.getByRole('link', { name: 'FAQs' }));
    await arriveAt(paths.faqs);
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', paths.about);
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
