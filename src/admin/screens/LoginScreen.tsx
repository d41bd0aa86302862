import { LoginForm } from '../features/access/LoginForm';
import { EntryCard } from '../ui/EntryCard';

export default function LoginScreen() {
  return (
    <EntryCard title="Log in for staff">
      <LoginForm />
    </EntryCard>
  );
}
