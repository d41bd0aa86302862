/**
 * The search for products: Enter or the button; blank does nothing (docs/requirements.md section 2, Header;
 * decision 28).
 */
import { useId, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { TERM_MAX } from '../../contract/rules/limits';
import { SEARCH_PLACEHOLDER } from '../../contract/rules/searchWords';
import { paths } from '../lib/paths';
import { Icon } from './Icon';
import { useNavigate } from './useNavigate';
import './searchBox.css';

interface Props {
  /** Names the search where a page has more than one. */
  label?: string;
  className?: string;
}

export function SearchBox({ label = 'Search the shop', className }: Props) {
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const term = (field.current?.value ?? '').trim().slice(0, TERM_MAX);
    if (term === '') field.current?.focus();
    else navigate(paths.search(term));
  };

  return (
    // Without scripts the form itself leads to the same place.
    <form
      role="search"
      aria-label={label}
      action={paths.shop}
      className={className ? `search-box ${className}` : 'search-box'}
      onSubmit={onSubmit}
    >
      <label className="visually-hidden" htmlFor={id}>
        {SEARCH_PLACEHOLDER}
      </label>
      <input
        ref={field}
        id={id}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={TERM_MAX}
        placeholder={SEARCH_PLACEHOLDER}
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" size={22} />
      </button>
    </form>
  );
}
