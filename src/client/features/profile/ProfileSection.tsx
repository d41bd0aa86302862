/** A part of the profile under its heading, which stands before its data is there. */
import type { ReactNode } from 'react';
import '../../ui/states.css';
import './profile.css';

/** The profile that comes, in its final places. */
const fields = ['name', 'e-mail', 'mobile'];

export function DetailsSkeleton() {
  return (
    <div className="profile-card" aria-busy="true">
      <p className="visually-hidden" role="status">
        Your details are on their way
      </p>
      {fields.map((field) => (
        <span key={field} className="skeleton profile-skeleton-field" />
      ))}
      <span className="skeleton profile-skeleton-button" />
    </div>
  );
}

export function AddressesSkeleton() {
  return (
    <div className="profile-section" aria-busy="true">
      <p className="visually-hidden" role="status">
        Your addresses are on their way
      </p>
      <span className="skeleton profile-skeleton-address" />
      <span className="skeleton profile-skeleton-form" />
    </div>
  );
}

export function DevicesSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Your devices are on their way
      </p>
      <span className="skeleton profile-skeleton-session" />
    </div>
  );
}

export function PasswordAndDevicesSkeleton() {
  return (
    <div className="profile-card" aria-busy="true">
      <span className="skeleton profile-skeleton-button" />
      <span className="skeleton profile-skeleton-devices" />
    </div>
  );
}

export function DataSkeleton() {
  return (
    <div className="profile-card" aria-busy="true">
      <span className="skeleton profile-skeleton-button" />
      <span className="skeleton profile-skeleton-button" />
    </div>
  );
}

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
