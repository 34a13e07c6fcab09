package dev.jacquard.benchmarks.paper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A downloader in the manner of {@code aget} (Yang 2009, Tables 5.1 and 7.1): each worker fetches
 * one segment of a file in chunks and counts them in the common progress; another thread waits for
 * the user's signal, upon which it notes in a resume file how far each segment is and lets the
 * workers stop.
 *
 * <p>The workers are interchangeable: each has a segment of its own, and all segments look the
 * same, as the file repeats itself. What is left of an undisturbed download are critical sections,
 * as many as there are chunks. A signal makes a difference between the segments, so that workers
 * differ.
 */
public final class SegmentedDownload implements Runnable {
  private static final int CHUNK = 4;

  private final int workers;
  private final int chunks;
  private final int signals;
  private final Supplier<Progress> progressOf;

  private SegmentedDownload(int workers, int chunks, int signals, Supplier<Progress> progressOf) {
    this.workers = workers;
    this.chunks = chunks;
    this.signals = signals;
    this.progressOf = progressOf;
  }

  /** Nobody sends a signal. */
  public static SegmentedDownload undisturbed(int workers, int chunks) {
    return new SegmentedDownload(workers, chunks, 0, Progress::new);
  }

  /** The signal comes at any time, and all is well. */
  public static SegmentedDownload interrupted(int workers, int chunks) {
    return new SegmentedDownload(workers, chunks, 1, Progress::new);
  }

  /** Who gets the signal looks at the progress without the lock, as in aget. */
  public static SegmentedDownload racing(int workers, int chunks) {
    return new SegmentedDownload(workers, chunks, 1, UnlockedProgress::new);
  }

  /** Who gets the signal takes two locks in the other order than the workers. */
  public static SegmentedDownload deadlocking(int workers, int chunks) {
    return new SegmentedDownload(workers, chunks, 1, CrosswiseProgress::new);
  }

  @Override
  public void run() {
    Source source = new Source(chunks * CHUNK);
    List<Segment> segments = Stream.generate(() -> new Segment(source)).limit(workers).toList();
    Progress progress = progressOf.get();
    Semaphore signal = new Semaphore(signals);
    Crew handler =
        Crew.start(List.of(new Thread(() -> handle(signal, progress, segments), "signal handler")));
    Crew.startAndJoin(
        segments.stream().map(segment -> new Thread(() -> fetch(segment, progress))).toList());
    signal.release();
    handler.join();
    progress.resumeFile().resume(segments);
    segments.forEach(Segment::requireComplete);
  }

  private static void fetch(Segment segment, Progress progress) {
    boolean wanted = true;
    while (wanted && !segment.isComplete()) {
      segment.fetchChunk();
      wanted = progress.advance(segment);
    }
  }

  private void handle(Semaphore signal, Progress progress, List<Segment> segments) {
    signal.acquireUninterruptibly();
    if (signals > 0) {
      progress.interrupt(segments);
    }
  }

  /** What the server has for each segment. */
  private static final class Source {
    private final byte[] content;

    private Source(int length) {
      content = new byte[length];
      for (int i = 0; i < length; i++) {
        content[i] = (byte) i;
      }
    }

    private void read(byte[] into, int offset) {
      for (int i = offset; i < offset + CHUNK; i++) {
        into[i] = content[i];
      }
    }
  }

  /** A part of the file, and how much of it is known to be there. */
  private static final class Segment {
    private final Source source;
    private final byte[] bytes;
    private int offset;

    private Segment(Source source) {
      this.source = source;
      this.bytes = new byte[source.content.length];
    }

    private boolean isComplete() {
      return offset == bytes.length;
    }

    private void fetchChunk() {
      source.read(bytes, offset);
    }

    private void resumeAt(int saved) {
      offset = saved;
      while (!isComplete()) {
        fetchChunk();
        offset += CHUNK;
      }
    }

    private void requireComplete() {
      if (!isComplete() || !Arrays.equals(bytes, source.content)) {
        throw new AssertionError("a segment is not what the server has");
      }
    }
  }

  /** What would be needed to go on later. */
  private static final class ResumeFile {
    private final List<Integer> offsets = new ArrayList<>();

    private void save(List<Segment> segments, int expected) {
      int sum = 0;
      for (Segment segment : segments) {
        offsets.add(segment.offset);
        sum += segment.offset;
      }
      if (sum != expected) {
        throw new AssertionError("offsets of " + sum + " bytes, but " + expected + " are there");
      }
    }

    private void resume(List<Segment> segments) {
      for (int i = 0; i < offsets.size(); i++) {
        segments.get(i).resumeAt(offsets.get(i));
      }
    }
  }

  /** How much there is of the whole file, and whether to go on. */
  private static class Progress {
    private final ResumeFile resumeFile = new ResumeFile();
    private int bytes;
    private boolean stopped;

    ResumeFile resumeFile() {
      return resumeFile;
    }

    /** Counts a chunk that is there; whether more are wanted. */
    synchronized boolean advance(Segment segment) {
      segment.offset += CHUNK;
      bytes += CHUNK;
      return !stopped;
    }

    /** Notes where to resume, and stops the workers. */
    synchronized void interrupt(List<Segment> segments) {
      save(segments);
      stop();
    }

    void save(List<Segment> segments) {
      resumeFile.save(segments, bytes);
    }

    synchronized void stop() {
      stopped = true;
    }
  }

  /** Notes where to resume while workers may go on. */
  private static final class UnlockedProgress extends Progress {
    @Override
    void interrupt(List<Segment> segments) {
      save(segments);
      stop();
    }
  }

  /** Locks the resume file, too: workers last, the signal handler first. */
  private static final class CrosswiseProgress extends Progress {
    @Override
    synchronized boolean advance(Segment segment) {
      synchronized (resumeFile()) {
        return super.advance(segment);
      }
    }

    @Override
    void interrupt(List<Segment> segments) {
      synchronized (resumeFile()) {
        super.interrupt(segments);
      }
    }
  }
}
