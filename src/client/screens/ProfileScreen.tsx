/** A member's account (docs/requirements.md section 2, Profile). */
import { Flex } from 'antd';
import { MAX_ADDRESSES } from '../../contract/rules/limits';
import { toUserMessage } from '../api/errors';
import { useGetUserQuery } from '../api/profileApi';
import { SavedAddresses } from '../features/address/SavedAddresses';
import { useAddresses } from '../features/address/useAddresses';
import { PasswordAndDevices, PasswordAndDevicesOnTheWay } from '../features/profile/PasswordAndDevices';
import { DetailsForm } from '../features/profile/DetailsForm';
import { AddressesSkeleton, DataSkeleton, DetailsSkeleton, ProfileSection } from '../features/profile/ProfileSection';
import { YourData } from '../features/profile/YourData';
import '../features/profile/profile.css';
import { ADDRESSES_LAST_KNOWN } from '../lib/addressMessages';
import { LastKnown } from '../ui/LastKnown';
import { LoadFailed } from '../ui/LoadFailed';
import { MembersOnly } from './MembersOnly';
import type { Screen } from './screen';

const DETAILS_ID = 'profile-details';

function Details({ userId }: { userId: string }) {
  const {
    currentData: user,
    error,
    isFetching,
    refetch,
  } = useGetUserQuery(userId, { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true });
  const asking = { retrying: isFetching, onRetry: () => void refetch() };
  if (user) {
    return (
      <>
        {error !== undefined && (
          <LastKnown message={toUserMessage(error)} text="These are your details as we last saw them." {...asking} />
        )}
        <DetailsForm userId={userId} user={user} labelledBy={DETAILS_ID} />
      </>
    );
  }
  if (error) return <LoadFailed message={toUserMessage(error)} {...asking} />;
  return <DetailsSkeleton />;
}

function Addresses({ userId }: { userId: string }) {
  const { status, addresses, error, retrying, refetch } = useAddresses();
  if (status === 'waiting') return <AddressesSkeleton />;
  if (status === 'failed') return <LoadFailed message={toUserMessage(error)} retrying={retrying} onRetry={refetch} />;
  return (
    <>
      {error !== undefined && (
        <LastKnown message={toUserMessage(error)} text={ADDRESSES_LAST_KNOWN} retrying={retrying} onRetry={refetch} />
      )}
      <SavedAddresses userId={userId} addresses={addresses} />
    </>
  );
}

function ProfileScreen() {
  return (
    <Flex vertical className="page profile-page">
      <h1 tabIndex={-1}>Account</h1>
      <div className="profile-layout">
        <ProfileSection id={DETAILS_ID} title="User information" note="The name and number that your orders go by.">
          <MembersOnly skeleton={<DetailsSkeleton />}>{(userId) => <Details userId={userId} />}</MembersOnly>
        </ProfileSection>
        <ProfileSection
          id="profile-addresses"
          title="Shipping address"
          note={`You can save up to ${MAX_ADDRESSES} addresses.`}
        >
          <MembersOnly skeleton={<AddressesSkeleton />}>{(userId) => <Addresses userId={userId} />}</MembersOnly>
        </ProfileSection>
        <MembersOnly skeleton={<PasswordAndDevicesOnTheWay />}>
          {(userId) => <PasswordAndDevices userId={userId} />}
        </MembersOnly>
        <ProfileSection id="profile-data" title="Your data" note="What we know about you is yours.">
          <MembersOnly skeleton={<DataSkeleton />}>{(userId) => <YourData userId={userId} />}</MembersOnly>
        </ProfileSection>
      </div>
    </Flex>
  );
}

export const screen: Screen = { Component: ProfileScreen, unlisted: true, head: () => ({ title: 'Account' }) };
