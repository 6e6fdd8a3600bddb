/** How many days an invitation to an office can be accepted. */
export const OFFICE_INVITATION_DAYS = 7;
