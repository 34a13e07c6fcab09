package dev.jacquard.report;

import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import java.util.Optional;

/**
 * What went wrong in an execution.
 *
 * @param race the two accesses, if the failure is a data race
 */
public record Fault(Failure failure, Optional<DataRace> race) {}
