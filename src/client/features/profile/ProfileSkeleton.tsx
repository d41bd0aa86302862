/** The profile that comes, in its final places. */
import '../../ui/states.css';
import './profile.css';

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

export function AccessSkeleton() {
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
