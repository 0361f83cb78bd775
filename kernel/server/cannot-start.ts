/** A reason not to start that whoever starts Talaan can act on: shown as it is, without a trace. */
export class CannotStart extends Error {}
