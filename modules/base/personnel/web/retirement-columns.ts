/** What the personnel list shows of who retires. */
export const RETIREMENT_COLUMNS = 'fullname,retires_on,office,campus,position,status';
