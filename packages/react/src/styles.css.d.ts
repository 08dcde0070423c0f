/** A style sheet has no exports; this lets TypeScript accept the import. */
export {};
