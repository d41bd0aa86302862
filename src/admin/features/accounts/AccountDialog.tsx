/** An account is invited, gets another role, is set up anew or closed. A link is shown this once. */
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { object, string } from 'yup';
import { emailShape } from '../../../contract/rules/shapes';
import { SET_UP_HOURS, staffFaults, staffRoles, type StaffRole } from '../../../contract/rules/staffRules';
import type { StaffAccount } from '../../../contract/staff';
import {
  useDisableAccountMutation,
  useInviteMutation,
  useResetAccountMutation,
  useSetRoleMutation,
} from '../../api/accountsApi';
import { failureOf, toStaffMessage } from '../../api/errors';
import { copyText } from '../../browser/clipboard';
import { roleHints, roleNames } from '../../lib/roles';
import { useMe } from '../../store/useMe';
import { AskedOnce } from '../../ui/AskedOnce';
import { Dialog } from '../../ui/Dialog';
import { SelectField } from '../../ui/SelectField';
import { StaffForm } from '../../ui/StaffForm';
import { TextField } from '../../ui/TextField';
import { useNotices } from '../../ui/notices';

const email = string().trim().required(staffFaults.email).matches(emailShape, staffFaults.email);
const inviteSchema = object({ email });
const roleSchema = object({});
const roles = staffRoles.map((role) => ({ value: role, label: `${roleNames[role]}: ${roleHints[role]}` }));

const blank: { email: string; role: StaffRole } = { email: '', role: 'orders' };

interface Props {
  /** null: a new one. */
  account: StaffAccount | null;
  onClose: () => void;
}

export default function AccountDialog({ account, onClose }: Props) {
  const [link, setLink] = useState<string | null>(null);
  return (
    <Dialog title={account ? account.email : 'Invite somebody'} onClose={onClose}>
      {link !== null ? (
        <SetUpLink link={link} onClose={onClose} />
      ) : account ? (
        <ChangeAccount account={account} onLink={setLink} onClose={onClose} />
      ) : (
        <Invite onLink={setLink} />
      )}
    </Dialog>
  );
}

function SetUpLink({ link, onClose }: { link: string; onClose: () => void }) {
  const notices = useNotices();
  const copy = async (): Promise<void> => {
    if (await copyText(link)) notices.done('The link is copied.');
    else notices.failed('This browser does not copy. Choose the link and copy it.');
  };
  return (
    <>
      <p>
        Send this link to them alone. It works once, for {SET_UP_HOURS} hours, and is not shown again: password and
        second factor are theirs to set.
      </p>
      <p>
        <code className="secret-key">{link}</code>
      </p>
      <Flex gap={8} wrap className="form-buttons">
        <Button type="primary" size="large" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button size="large" onClick={onClose}>
          Close
        </Button>
      </Flex>
    </>
  );
}

function Invite({ onLink }: { onLink: (link: string) => void }) {
  const [invite] = useInviteMutation();
  return (
    <StaffForm
      initial={blank}
      schema={inviteSchema}
      submit="Make the link"
      onSend={async (values) => {
        const { data, error } = await invite({ ...values, email: values.email.trim() });
        if (data) onLink(data.link);
        return error ? failureOf(error) : undefined;
      }}
    >
      <TextField name="email" label="E-mail address" type="email" autoComplete="off" size="large" takesFocus />
      <SelectField name="role" label="Role" options={roles} />
    </StaffForm>
  );
}

interface ChangeProps {
  account: StaffAccount;
  onLink: (link: string) => void;
  onClose: () => void;
}

function ChangeAccount({ account: { email: address, role, state }, onLink, onClose }: ChangeProps) {
  const notices = useNotices();
  const { email: own } = useMe();
  const [setRole] = useSetRoleMutation();
  const [reset] = useResetAccountMutation();
  const [disable] = useDisableAccountMutation();
  const makeLink = async (): Promise<void> => {
    const { data, error } = await reset({ email: address });
    if (data) onLink(data.link);
    else notices.failed(toStaffMessage(error));
  };
  const close = async (): Promise<void> => {
    const { error } = await disable({ email: address });
    if (error) {
      notices.failed(toStaffMessage(error));
      return;
    }
    notices.done(`${address} is closed.`);
    onClose();
  };
  return (
    <>
      <StaffForm
        initial={{ role }}
        schema={roleSchema}
        submit="Change the role"
        onSend={async (values) => {
          const { error } = await setRole({ email: address, role: values.role });
          if (error) return failureOf(error);
          notices.done(`${address} is ${roleNames[values.role]} now.`);
          onClose();
          return undefined;
        }}
      >
        <SelectField name="role" label="Role" options={roles} />
      </StaffForm>
      <h2 className="dialog-part">{state === 'disabled' ? 'Open it again' : 'Set up anew'}</h2>
      {address === own ? (
        <p>This is your own account: another owner can set it up anew, or the command line of the server.</p>
      ) : (
        <>
          <p>A new link; until it is used nobody is in with this account, and every session of it ends.</p>
          <AskedOnce what="Make a new link" yes={`Yes, end what ${address} has`} onYes={makeLink} />
        </>
      )}
      {state !== 'disabled' && (
        <>
          <h2 className="dialog-part">Close the account</h2>
          <AskedOnce what="Close the account" yes={`Yes, close ${address}`} onYes={close} />
        </>
      )}
    </>
  );
}
