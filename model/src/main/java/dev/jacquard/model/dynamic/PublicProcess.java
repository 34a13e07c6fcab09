package dev.jacquard.model.dynamic;

/**
 * A process whose local state others may look at and change.
 *
 * <p>That costs: no step of such a process can be taken alone, because others may see it.
 */
public interface PublicProcess<G extends Record> extends Process<G> {}
