/** The main part of a page in client tests, and how a shopper fills in the form there. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from './write';

export const main = () => within(screen.getByRole('main'));

export const fillInMain = (user: UserEvent, typed: Record<string, string>) => fillIn(user, main(), typed);
/** Ticks the only box that there is, such as the terms. */
export const agree = (user: UserEvent) => user.click(main().getByRole('checkbox'));
export const pressInMain = (user: UserEvent, name: string) => user.click(main().getByRole('button', { name }));
