package dev.jacquard.benchmarks.profile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/** Samples taken by the flight recorder while some work is done. */
public record FlightRecording(List<Stack> times, List<Allocated> allocations) {
  /** Continuations lie on top of the explorer, so stacks are deeper than the recorder's usual. */
  public static final String DEEP_STACKS = "-XX:FlightRecorderOptions=stackdepth=256";

  private static final String TIME = "jdk.ExecutionSample";
  private static final String MEMORY = "jdk.ObjectAllocationSample";

  /** An object that was allocated, as one of many. */
  public record Allocated(String type, Stack stack) {}

  /** Does the work and records it. */
  public static FlightRecording of(Runnable work) {
    try (Recording recording = new Recording()) {
      recording.enable(TIME).with("period", "1 ms");
      recording.enable(MEMORY).with("throttle", "500/s");
      recording.start();
      work.run();
      recording.stop();
      return read(recording);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static FlightRecording read(Recording recording) throws IOException {
    Path file = Files.createTempFile("jacquard-profile", ".jfr");
    try {
      recording.dump(file);
      FlightRecording samples = new FlightRecording(new ArrayList<>(), new ArrayList<>());
      RecordingFile.readAllEvents(file).stream()
          .sorted(Comparator.comparing(RecordedEvent::getStartTime))
          .forEach(samples::add);
      // What was allocated before the recording began is counted to the first sample.
      samples.allocations.stream().findFirst().ifPresent(samples.allocations::remove);
      return samples;
    } finally {
      Files.delete(file);
    }
  }

  private void add(RecordedEvent event) {
    switch (event.getEventType().getName()) {
      case TIME -> stack(event, 1).ifPresent(times::add);
      case MEMORY ->
          stack(event, event.getLong("weight"))
              .map(stack -> new Allocated(Frame.name(event.getClass("objectClass")), stack))
              .ifPresent(allocations::add);
      default -> {
        // of the recorder itself
      }
    }
  }

  /** Nothing if the recorder could not find out where the thread was. */
  private static Optional<Stack> stack(RecordedEvent event, long weight) {
    if (event.getStackTrace() == null || event.getStackTrace().getFrames().isEmpty()) {
      return Optional.empty();
    }
    List<Frame> frames =
        event.getStackTrace().getFrames().stream().map(FlightRecording::frame).toList();
    return Optional.of(new Stack(frames, weight));
  }

  private static Frame frame(RecordedFrame frame) {
    return new Frame(Frame.name(frame.getMethod().getType()), frame.getMethod().getName());
  }
}
