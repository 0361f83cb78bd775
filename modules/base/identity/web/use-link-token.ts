import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token that a mailed link carries after #; it leaves the address bar and the history at once, and lives on this page alone. */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  // A second mail's link, opened in the same tab, changes nothing but what stands after #.
  if (hash && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
