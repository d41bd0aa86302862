import { accountApi } from '../../api/accountApi';
import { useAppSelector } from '../../store/hooks';

const selectSession = accountApi.endpoints.getSession.select();

/** Stored ids may belong to a session that has ended: the server is asked first who this is. */
export const useIsAskingWho = (): boolean => useAppSelector((state) => selectSession(state).isLoading);
