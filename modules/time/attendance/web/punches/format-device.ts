/** A device, with the address from which it pushed. */
export function formatDevice({ device, address }: { device: string | null; address: string | null }): string | null {
  return device && address ? `${device}, from ${address}` : device;
}
