package dev.jacquard.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What a worker is started for; any worker of a kind can answer what one of them can.
 *
 * @param service what it does
 * @param classPath where the service is found, if that is not beside this class
 * @param options for its JVM
 * @param patience how long a program may go without a step before it is said to hang
 * @param betweenNotes how often it tells how far it has come
 * @param localStates whether its programs tell the local states of their threads, which costs
 *     something in every step
 */
public record WorkerKind(
    Class<? extends Service> service,
    List<Path> classPath,
    List<String> options,
    Duration patience,
    Duration betweenNotes,
    boolean localStates) {
  /** The property by which a worker knows its number among those that work side by side. */
  public static final String NUMBER = "jacquard.worker.number";

  public WorkerKind {
    classPath = List.copyOf(classPath);
    options = List.copyOf(options);
  }

  /** Starts a worker of this kind. */
  WorkerProcess start(int number) throws IOException {
    List<String> all = new ArrayList<>();
    all.add("-Xlog:disable"); // the standard output belongs to the answers
    all.add("-XX:+DisplayVMOutputToStderr");
    all.add("-D" + NUMBER + "=" + number);
    all.add(CrashReport.option());
    all.addAll(options);
    List<String> command =
        WorkerJvm.command(
            classPath,
            all,
            WorkerMain.class.getName(),
            List.of(
                service.getName(),
                Long.toString(patience.toMillis()),
                Long.toString(betweenNotes.toMillis())));
    return new WorkerProcess(
        new ProcessBuilder(localStates ? WorkerJvm.tellingLocalStates(command) : command).start());
  }
}
