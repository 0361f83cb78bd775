import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token that a mailed link carries after #; it leaves the address bar and the history at once, and lives on this page alone. */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
