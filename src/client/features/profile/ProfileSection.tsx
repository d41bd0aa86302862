/** A part of the profile under its heading, which stands before its data is there. */
import type { ReactNode } from 'react';
import './profile.css';

interface Props {
  /** Of the heading. */
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}

export function ProfileSection({ id, title, note, children }: Props) {
  return (
    <section className="profile-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="profile-note">{note}</p>
      </div>
      {children}
    </section>
  );
}
