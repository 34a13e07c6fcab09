/**
 * One program under control: the parts of an execution are put together here, and led through one
 * run after the other.
 *
 * <pre>{@code
 * hook --> Control --> Execution --> RunSteps --arrive--> Director (what is pending)
 *                                        |                    |
 *                                        |<--- Turns <--choose+   EnabledMoves, Newborns
 *                                        |
 *                                        +--hand over--> Carrier --> the thread that moves next
 *                                        +--record-----> Director (the trace), clocks, listeners
 * }</pre>
 *
 * <p>Invariants: the thread that runs is the only one that executes anything here, between {@link
 * dev.jacquard.runtime.execution.Control#enter} and {@link
 * dev.jacquard.runtime.execution.Control#leave}; it decides itself which thread moves next. What a
 * step does to the trace, to the clocks and to its listeners happens in one place ({@code
 * RunSteps.record}). When a run is over, threads that have not ended are unwound, never dropped.
 *
 * <p>Knows all other packages of the runtime but the primitives, which build on it.
 */
package dev.jacquard.runtime.execution;
