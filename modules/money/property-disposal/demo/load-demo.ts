export async function loadDemo(): Promise<void> {}
