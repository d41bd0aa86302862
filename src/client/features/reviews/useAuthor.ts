/** What a member's account knows of the author of a review. The form is asked for late enough that this call holds up no first page. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetUserQuery } from '../../api/profileApi';
import { fullName } from '../../api/user';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { nobody } from './draft';
import type { Author } from './draft';

export function useAuthor(): Author {
  const userId = useAppSelector(selectUserId);
  const { currentData: user } = useGetUserQuery(userId ?? skipToken);
  return user ? { userName: fullName(user), email: user.email } : nobody;
}
